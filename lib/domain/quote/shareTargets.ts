export const SHARE_TARGETS = ['facebook', 'twitter', 'linkedin', 'whatsapp'] as const;
type ShareTarget = (typeof SHARE_TARGETS)[number];

export function shareUrl(target: ShareTarget, { url, text }: { url: string; text: string }): string {
  switch (target) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`;
    case 'twitter':
      return `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url })}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`;
    case 'whatsapp':
      return `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`;
  }
}
