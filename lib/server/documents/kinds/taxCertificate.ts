import { addShares, spreadPremium } from '@/lib/domain/site/tools/taxYears';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import { fact, frame } from '@/lib/server/documents/blocks';
import type { TaxCertificateDocumentData, TaxedPremium } from '@/lib/server/documents/documentData';
import type { Block, Sheet } from '@/lib/server/documents/sheet';
import type { Words } from '@/lib/server/documents/words';

export function taxCertificateSheet(data: TaxCertificateDocumentData, words: Words): Sheet {
  const { t, locale } = words;
  const { plan, cover, premiums } = data;
  const sumOf = (part: 'amount' | 'refund') => premiums.reduce((sum, premium) => sum + premium[part], 0);
  const shares = premiums.flatMap(({ amount, refund, paidOn, tenure }) =>
    spreadPremium(amount - refund, { paidOn, coverUntil: cover.until, tenure }),
  );
  const paidOn = premiums[0]?.paidOn ?? cover.from;
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
          fact(words, 'amount', formatMoney(sumOf('amount'))),
          ...(sumOf('refund') > 0 ? [fact(words, 'refunded', formatMoney(sumOf('refund')))] : []),
          fact(words, 'coverFrom', formatDate(cover.from, locale)),
          fact(words, 'coverUntil', formatDate(cover.until, locale)),
        ],
      },
      ...(premiums.length > 1 ? [premiumsBlock(premiums, words)] : []),
      {
        is: 'table',
        title: t('tax.years'),
        columns: [t('facts.taxYear'), t('facts.section'), t('facts.share80D')],
        rows: addShares(shares).map(({ name, section, amount }) => [
          name,
          t(section === '80D' ? 'tax.sectionOld' : 'tax.sectionNew'),
          formatMoney(amount),
        ]),
      },
      { is: 'note', title: t('tax.noteTitle'), text: t('tax.note') },
    ],
  };
}

function premiumsBlock(premiums: readonly TaxedPremium[], { t, locale }: Words): Block {
  return {
    is: 'table',
    title: t('tax.premiums'),
    columns: [t('facts.paidOn'), t('tax.whom'), t('facts.amount')],
    rows: premiums.map(({ paidOn, name = t('tax.fromStart'), amount }) => [
      formatDate(paidOn, locale),
      name,
      formatMoney(amount),
    ]),
  };
}
