import { spreadPremium } from '@/lib/domain/site/tools/taxYears';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import { fact, frame } from '../blocks';
import type { TaxCertificateDocumentData } from '../documentData';
import type { Sheet } from '../sheet';
import type { Words } from '../words';

export function taxCertificateSheet(data: TaxCertificateDocumentData, words: Words): Sheet {
  const { t, locale } = words;
  const { plan, price, cover, paidOn, refund } = data;
  const shares = spreadPremium(price.priceAfterTax - refund, {
    paidOn,
    coverUntil: cover.until,
    tenure: plan.tenure,
  });
  return {
    ...frame(words, plan.product),
    title: t('tax.title'),
    subtitle: t('tax.lead'),
    facts: [
      fact(words, 'policyNumber', data.policyNumber),
      fact(words, 'paidOn', formatDate(paidOn, locale)),
    ],
    blocks: [
      {
        is: 'facts',
        title: t('receipt.payment'),
        rows: [
          fact(words, 'paidBy', data.paidBy),
          fact(words, 'amount', formatMoney(price.priceAfterTax)),
          ...(refund > 0 ? [fact(words, 'refunded', formatMoney(refund))] : []),
          fact(words, 'coverFrom', formatDate(cover.from, locale)),
          fact(words, 'coverUntil', formatDate(cover.until, locale)),
        ],
      },
      {
        is: 'table',
        title: t('tax.years'),
        columns: [t('facts.taxYear'), t('facts.section'), t('facts.share80D')],
        rows: shares.map(({ name, section, amount }) => [
          name,
          t(section === '80D' ? 'tax.sectionOld' : 'tax.sectionNew'),
          formatMoney(amount),
        ]),
      },
      { is: 'note', title: t('tax.noteTitle'), text: t('tax.note') },
    ],
  };
}
