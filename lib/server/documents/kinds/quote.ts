import { brand } from '@/lib/brand';
import { sayPlace } from '@/lib/domain/places/billPlace';
import { cityNameOf } from '@/lib/i18n/billLines';
import { formatDate, formatShortSum } from '@/lib/i18n/format';
import {
  billBlock,
  coverBlock,
  exclusionsBlock,
  fact,
  frame,
  riderBlocks,
  waitingBlock,
} from '@/lib/server/documents/blocks';
import type { QuoteDocumentData } from '@/lib/server/documents/documentData';
import { planName } from '@/lib/server/documents/plan';
import type { Fact, Sheet } from '@/lib/server/documents/sheet';
import type { Words } from '@/lib/server/documents/words';

export function quoteSheet(data: QuoteDocumentData, words: Words): Sheet {
  const { t, locale } = words;
  const { plan, price, members, place } = data;
  const where = [cityNameOf(sayPlace(price, locale)) ?? place.city, place.pincode].filter(Boolean).join(' ');
  const holdsUntil = formatDate(price.validUntil, locale);
  return {
    ...frame(words, plan.product),
    title: t('quote.title'),
    subtitle: t('about', {
      plan: planName(plan),
      sum: formatShortSum(plan.sumInsured, locale),
      count: members.length,
    }),
    facts: [
      fact(words, 'quote', data.reference),
      fact(words, 'date', formatDate(data.date, locale)),
      fact(words, 'validUntil', holdsUntil),
      fact(words, 'place', t('values.zoned', { place: where, zone: price.zone })),
    ],
    blocks: [
      { is: 'facts', title: t('quote.people'), rows: toPeople(data, words) },
      billBlock(words, price, t('bill.title')),
      ...riderBlocks(words, plan.riders, t('terms.riders')),
      coverBlock(words, plan, t('terms.covered')),
      waitingBlock(words, plan, t('terms.waiting')),
      exclusionsBlock(words, plan.product, t('terms.excluded')),
      {
        is: 'note',
        title: t('quote.noteTitle'),
        text: t('quote.note', { date: holdsUntil, phone: brand.helplineNewPolicy }),
      },
    ],
  };
}

function toPeople({ members }: QuoteDocumentData, { t }: Words): Fact[] {
  return members.map(({ relation, age, isEldest }) => ({
    label: t(relation === 'self' ? 'quote.you' : `relations.${relation}`),
    value: t(isEldest ? 'values.eldest' : 'values.years', { age }),
  }));
}
