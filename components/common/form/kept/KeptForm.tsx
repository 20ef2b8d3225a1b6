import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & { onSend: () => unknown };

/** A form whose input is saved as it is typed, so that its page may reload by itself (lib/late/README.md). */
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
