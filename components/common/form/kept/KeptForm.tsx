import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & { onSend: () => unknown };

/** Its input is saved as it is typed, so that its page may be loaded anew by itself (lib/late/README.md). */
export function KeptForm({ onSend, ...form }: Props) {
  return (
    <form
      data-kept
      noValidate
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        void onSend();
      }}
    />
  );
}
