import { brand } from '@/lib/brand';
import type { IsoDate } from '@/lib/domain/common/dates';
import { termsOf } from '@/lib/domain/plans/catalogue';
import { riderUinOf, uinOf } from '@/lib/domain/plans/uins';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { isLimit, isWait } from '@/lib/domain/plans/featureAnswers';
import { featuresOf, type FeatureRow } from '@/lib/domain/plans/planFeatures';
import { findProduct } from '@/lib/domain/plans/products';
import type { ProductSlug } from '@/lib/domain/plans/products.data';
import { RIDER_FACTS, type RiderKey } from '@/lib/domain/plans/riders.data';
import { sayPlace } from '@/lib/domain/places/billPlace';
import { toTextLines } from '@/lib/i18n/billLines';
import { formatAmount, formatDate, formatMoney } from '@/lib/i18n/format';
import type { HandedOn, PlanData } from './documentData';
import { planName } from './plan';
import type { Block, BillRow, Fact, Sheet } from './sheet';
import type { Words } from './words';

type Plan = { product: ProductSlug; tier: string; riders: readonly RiderKey[] };
type FactLabel = Parameters<Words['t']>[0] extends infer Key
  ? Key extends `facts.${infer Label}`
    ? Label
    : never
  : never;

const EXCLUSIONS = ['cosmetic', 'dental', 'consumables', 'selfHarm', 'unproven'] as const;

export function fact({ t }: Words, label: FactLabel, value: string): Fact {
  return { label: t(`facts.${label}`), value };
}

/** The facts of a plan, as its terms were on this day. */
export function planFacts(words: Words, plan: PlanData, day: IsoDate): Fact[] {
  const { t } = words;
  const basis = termsOf(plan.product, day)?.basis;
  return [
    fact(words, 'plan', planName(plan)),
    fact(words, 'uin', uinOf(plan.product, brand.registration.insurerCode)),
    fact(words, 'sumInsured', formatMoney(plan.sumInsured)),
    ...(basis ? [fact(words, 'basis', t(`values.${basis}`))] : []),
    fact(words, 'tenure', t('values.tenures', { years: plan.tenure })),
  ];
}

export function frame(words: Words, product?: ProductSlug) {
  const { t, locale } = words;
  const { irdai, cin, uin, insurerCode } = brand.registration;
  const number = product ? uinOf(product, insurerCode) : uin;
  return {
    form: 'page',
    house: brand.name,
    lang: locale,
    mark: t('mark'),
    foot: [
      t('help', { name: brand.name, phone: brand.helplineCustomerCare }),
      t('registration', { irdai, cin, uin: number }),
      t('solicitation'),
    ],
    pageOf: t('pageOf', { page: '{page}', pages: '{pages}' }),
  } satisfies Partial<Sheet>;
}

export function billBlock({ t, bill, locale }: Words, price: PriceDto, title: string): Block {
  const { breakdown, tenure, priceAfterTax, rateVersion, instalments } = sayPlace(price, locale);
  const parts =
    instalments &&
    bill('instalments', {
      ...instalments,
      first: formatMoney(instalments.first),
      amount: formatMoney(instalments.amount),
    });
  return {
    is: 'bill',
    title,
    columns: { label: bill('particulars'), value: bill('amount') },
    lines: toTextLines(breakdown, bill).map(({ label, note = '', amount }): BillRow => ({
      label,
      note,
      amount: formatAmount(amount),
      kind: kindOf(amount),
    })),
    total: { label: bill('total', { years: tenure }), value: formatMoney(priceAfterTax) },
    note: [parts, t('bill.note', { version: rateVersion })].filter(Boolean).join('. '),
  };
}

export function coverBlock(words: Words, plan: Plan, title: string): Block {
  const rows = featuresOf(plan.product, plan.tier, plan.riders).filter((row) => !isWait(row));
  return { is: 'facts', title, rows: rows.map((row) => toFact(words, row)) };
}

export function waitingBlock(words: Words, plan: Plan, title: string): Block {
  const rows = featuresOf(plan.product, plan.tier, plan.riders).filter(isWait);
  return { is: 'facts', title, rows: rows.map((row) => toFact(words, row)) };
}

export function limitsBlock(words: Words, plan: Plan, title: string): Block {
  const rows = featuresOf(plan.product, plan.tier, plan.riders).filter((row) => isLimit(row) && !isWait(row));
  if (rows.length === 0) return { is: 'points', title, points: [words.t('sheet.nothing')] };
  return { is: 'facts', title, rows: rows.map((row) => toFact(words, row)) };
}

/** A table of the days from which each person is paid for what. */
export function waitsTable({ t, locale }: Words, title: string, people: HandedOn['people']): Block {
  const columns = (['name', 'coveredFrom', 'existingFrom', 'namedFrom'] as const).map((label) =>
    t(`facts.${label}`),
  );
  const rows = people.map(({ name, coveredFrom, existingFrom, namedFrom }) => [
    name,
    ...[coveredFrom, existingFrom, namedFrom].map((day) => formatDate(day, locale)),
  ]);
  return { is: 'table', title, columns, rows };
}

/** Empty when nothing is carried forward and no sum was raised. */
export function carriedPoints({ t, locale }: Words, { carried, raised }: Omit<HandedOn, 'people'>): Block[] {
  const points = [
    ...(carried === undefined ? [] : [t('schedule.later.carried', { amount: formatMoney(carried) })]),
    ...raised.map(({ from, on }) =>
      t('schedule.later.raised', { amount: formatMoney(from), date: formatDate(on, locale) }),
    ),
  ];
  return points.length > 0 ? [{ is: 'points', title: t('schedule.later.carriedTitle'), points }] : [];
}

export function riderBlocks({ plans }: Words, riders: readonly RiderKey[], title: string): Block[] {
  if (riders.length === 0) return [];
  const { insurerCode } = brand.registration;
  const rows = riders.map((key) => ({
    label: plans(`riders.${key}.name`),
    value: `${plans(`riders.${key}.text`, RIDER_FACTS[key])} UIN ${riderUinOf(key, insurerCode)}.`,
  }));
  return [{ is: 'facts', title, rows }];
}

/** The riders' blocks, or a section that says there are none, since numbered headings need the section either way. */
export function ridersOrNone(words: Words, riders: readonly RiderKey[], title: string): Block[] {
  if (riders.length > 0) return riderBlocks(words, riders, title);
  return [{ is: 'points', title, points: [words.t('sheet.nothing')] }];
}

export function exclusionsBlock({ t }: Words, product: ProductSlug, title: string): Block {
  const kinds = paysOneSum(product) ? (['hospitalBills', 'selfHarm'] as const) : EXCLUSIONS;
  return { is: 'points', title, points: kinds.map((kind) => t(`terms.exclusions.${kind}`)) };
}

/** Plans that pay a lump sum have no cashless treatment. */
export function claimPoints({ t }: Words, product: ProductSlug): string[] {
  const paidFor = featuresOf(product, '').find(({ feature }) => feature === 'paidFor')?.answer;
  if (!paysOneSum(product) || !paidFor) {
    return [t('sheet.claims.cashless'), t('sheet.claims.notice'), t('sheet.claims.repay')];
  }
  return [t('sheet.claims.sum'), t(`sheet.claims.proof.${paidFor}` as 'sheet.claims.proof.accident')];
}

/** The rules that hold for every plan. */
export function rulesBlocks(words: Words, product: ProductSlug): Block[] {
  const { t } = words;
  return [
    {
      is: 'points',
      title: t('sheet.claimsTitle'),
      points: claimPoints(words, product),
    },
    {
      is: 'points',
      title: t('sheet.serviceTitle'),
      points: [t('sheet.service.call', { phone: brand.helplineCustomerCare }), t('sheet.service.complaint')],
    },
    {
      is: 'points',
      title: t('sheet.rememberTitle'),
      points: (['freeLook', 'cancel', 'grace', 'port', 'moratorium'] as const).map((rule) =>
        t(`sheet.remember.${rule}`),
      ),
    },
    { is: 'note', title: t('sheet.dutyTitle'), text: t('sheet.duty') },
  ];
}

export function paysOneSum(product: ProductSlug): boolean {
  return findProduct(product)?.pays === 'lumpSum';
}

function toFact({ plans }: Words, { feature, answer, values }: FeatureRow): Fact {
  const key = `features.${feature}`;
  return { label: plans(`${key}.label`), value: plans(`${key}.${answer}`, values) };
}

function kindOf(amount: number): BillRow['kind'] {
  if (amount === 0) return 'zero';
  return amount < 0 ? 'less' : 'plus';
}
