import { formatDate, formatMoney, formatShortSum } from '@/lib/i18n/format';
import { billBlock, fact, frame } from '@/lib/server/documents/blocks';
import type { ReceiptDocumentData } from '@/lib/server/documents/documentData';
import { planName } from '@/lib/server/documents/plan';
import type { Sheet } from '@/lib/server/documents/sheet';
import type { Words } from '@/lib/server/documents/words';

export function receiptSheet(data: ReceiptDocumentData, words: Words): Sheet {
  const { t, locale } = words;
  const { plan, price, cover } = data;
  const method = data.method === 'other' ? 'otherMethod' : data.method;
  return {
    ...frame(words, plan.product),
    title: t('receipt.title'),
    subtitle: t('planAndSum', { plan: planName(plan), sum: formatShortSum(plan.sumInsured, locale) }),
    facts: [
      fact(words, 'receiptNumber', data.receiptNumber),
      fact(words, 'paidOn', formatDate(data.paidOn, locale)),
      fact(words, 'policyNumber', data.policyNumber),
    ],
    blocks: [
      {
        is: 'facts',
        title: t('receipt.payment'),
        rows: [
          fact(words, 'paidBy', data.paidBy),
          fact(words, 'amount', formatMoney(price.priceAfterTax)),
          fact(words, 'method', t(`values.${method}`)),
          fact(words, 'paymentReference', data.paymentReference),
          fact(words, 'coverFrom', formatDate(cover.from, locale)),
          fact(words, 'coverUntil', formatDate(cover.until, locale)),
        ],
      },
      billBlock(words, price, t('bill.paidTitle')),
      { is: 'note', title: t('receipt.noteTitle'), text: t('receipt.note') },
    ],
  };
}
