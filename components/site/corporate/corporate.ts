import { loadMessages } from '@/lib/i18n/loadMessages';

export async function loadCorporate(locale: string | undefined) {
  const messages = await loadMessages(locale, ['bill', 'forms', 'group', 'product', 'validation']);
  return { props: { kind: 'corporate' as const, messages } };
}
