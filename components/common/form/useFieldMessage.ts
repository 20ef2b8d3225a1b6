import { useTranslations } from 'next-intl';

/** The schemas of lib/validation name their texts by key; what the server said comes as a sentence already. */
export function useFieldMessage() {
  const t = useTranslations();
  return (message: string | undefined): string | undefined => {
    if (!message?.startsWith('validation.')) return message;
    return t(message as Parameters<typeof t>[0]);
  };
}
