import { brand } from '@/lib/brand';
import { termsOf } from '@/lib/domain/plans/catalogue';
import { comparePlans, featuresOf } from '@/lib/domain/plans/planFeatures';
import { findProduct } from '@/lib/domain/plans/products';
import { uinOf } from '@/lib/domain/plans/uins';
import { formatMoney } from '@/lib/i18n/format';
import {
  coverBlock,
  exclusionsBlock,
  fact,
  frame,
  limitsBlock,
  paysOneSum,
  ridersOrNone,
  rulesBlocks,
  waitingBlock,
} from '@/lib/server/documents/blocks';
import type { WordingDocumentData } from '@/lib/server/documents/documentData';
import type { Block, Sheet } from '@/lib/server/documents/sheet';
import type { Words } from '@/lib/server/documents/words';

/** The regulator's standard exclusions (IRDAI/HLT/REG/CIR/193/07/2020), by their codes. */
const STANDARD = [
  ...(['Excl04', 'Excl05', 'Excl06', 'Excl07', 'Excl08', 'Excl09', 'Excl10', 'Excl11'] as const),
  ...(['Excl12', 'Excl13', 'Excl14', 'Excl15', 'Excl16', 'Excl17', 'Excl18'] as const),
];

/** The terms of a plan. They are nobody's policy, so they have no names and sums. */
export function wordingSheet({ product, date }: WordingDocumentData, words: Words): Sheet {
  const { t } = words;
  const { name = '', tiers = [] } = findProduct(product) ?? {};
  const terms = termsOf(product, date);
  return {
    ...frame(words, product),
    title: t('wording.title'),
    subtitle: t('wording.lead', { plan: name }),
    facts: [],
    blocks: [
      {
        is: 'facts',
        title: t('wording.plan'),
        rows: [
          fact(words, 'plan', name),
          fact(words, 'uin', uinOf(product, brand.registration.insurerCode)),
          { label: t('wording.sums'), value: (terms?.sumsInsured ?? []).map(formatMoney).join(', ') },
          ...(terms ? [{ label: t('wording.ages'), value: t('wording.ageRange', terms.entryAge) }] : []),
          ...(terms ? [fact(words, 'basis', t(`values.${terms.basis}`))] : []),
        ],
      },
      variantsBlock(words, product, tiers),
      ...waitBlocks(words, product, tiers[0] ?? ''),
      excludedBlock(words, product),
      ...ridersOrNone(words, terms?.riders ?? [], t('wording.riders')),
      limitsBlock(words, { product, tier: tiers[0] ?? '', riders: [] }, t('sheet.limits')),
      ...rulesBlocks(words, product),
    ],
  };
}

function variantsBlock(
  words: Words,
  product: WordingDocumentData['product'],
  tiers: readonly string[],
): Block {
  const { t, plans } = words;
  if (tiers.length < 2) {
    return coverBlock(words, { product, tier: '', riders: [] }, t('wording.covered'));
  }
  const rows = comparePlans(tiers.map((tier) => ({ product, tier }))).map(({ feature, answers }) => [
    plans(`features.${feature}.label`),
    ...answers.map((each) => (each ? plans(`features.${feature}.${each.answer}`, each.values) : '')),
  ]);
  return { is: 'table', title: t('wording.variants'), columns: [t('wording.variant'), ...tiers], rows };
}

function waitBlocks(words: Words, product: WordingDocumentData['product'], tier: string): Block[] {
  const { t } = words;
  const title = t('wording.waits');
  const waits = featuresOf(product, tier);
  const valuesOf = (asked: string) => waits.find(({ feature }) => feature === asked)?.values;
  if (paysOneSum(product)) return [waitingBlock(words, { product, tier, riders: [] }, title)];
  const points = [
    t('wording.waitRules.existing', { months: 0, ...valuesOf('existingIllness') }),
    t('wording.waitRules.named', { months: 0, ...valuesOf('namedIllness') }),
    t('wording.waitRules.first', { days: 0, ...valuesOf('firstDays') }),
  ];
  return [{ is: 'points', title, points }];
}

function excludedBlock(words: Words, product: WordingDocumentData['product']): Block {
  const title = words.t('wording.excluded');
  if (paysOneSum(product)) return exclusionsBlock(words, product, title);
  return { is: 'points', title, points: STANDARD.map((code) => words.t(`wording.exclusions.${code}`)) };
}
