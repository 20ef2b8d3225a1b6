import { useTranslations } from 'next-intl';

/** Translates keys from lib/validation; server messages arrive translated. */
export function useFieldMessage() {
  const t = useTranslations();
  return (message: string | undefined): string | undefined => {
    if (!message?.startsWith('validation.')) return message;
    return t(message as Parameters<typeof t>[0]);
  };
}
