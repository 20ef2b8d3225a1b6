import { useState } from 'react';

export type Shared = { title: string; text: string; url: string };

/** Ways out of the page for a link: the device's own list, or copying. */
export function useShare({ title, text, url }: Shared) {
  const [copied, setCopied] = useState<'yes' | 'no'>();

  return {
    copied,
    /** Undefined where the device has no list of its own. */
    share:
      'share' in navigator
        ? // Closing the list without a choice is a refusal, and no failure.
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
