import { useState } from 'react';

export type Shared = { title: string; text: string; url: string };

export function useShare({ title, text, url }: Shared) {
  const [copied, setCopied] = useState<'yes' | 'no'>();

  return {
    copied,
    /** Undefined if the device has no share sheet. */
    share:
      'share' in navigator
        ? // Dismissing the share sheet rejects, but is not an error.
          () => navigator.share({ title, text, url }).catch(() => undefined)
        : undefined,
    copy: async () => {
      try {
        await navigator.clipboard.writeText(url);
        setCopied('yes');
      } catch {
        setCopied('no');
      }
    },
  };
}
