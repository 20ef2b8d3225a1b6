import { ridersOf } from '@/lib/domain/plans/riders.data';
import { PLAN_FEATURES, type PlanFeatures } from '@/lib/domain/plans/planFeatures.data';
import type { ProductSlug, VariantName } from '@/lib/domain/plans/products.data';

/** A text under `product.pays.<topic>` with its values. */
export type Said = { readonly text: string; readonly values?: Readonly<Record<string, number>> };

/** What is paid and what is not, about one topic. */
export type PaysRow = { readonly topic: string; readonly paid: Said; readonly not: Said };

type Given = string | { text: string; values: Said['values'] | undefined };

const said = (given: Given): Said => {
  if (typeof given === 'string') return { text: given };
  const { text, values } = given;
  return values ? { text, values } : { text };
};

const row = (topic: string, paid: Given, not: Given): PaysRow => ({
  topic,
  paid: said(paid),
  not: said(not),
});

/**
 * What a plan pays, from its table. What is not paid are IRDAI's standard exclusions (Excl04 to Excl18, master circular
 * IRDAI/HLT/REG/CIR/193/07/2020) and the heads of a hospital bill that are no treatment (billHeads.data.ts).
 */
export function paysOf(slug: ProductSlug, variant: VariantName | ''): readonly PaysRow[] {
  const own = (PLAN_FEATURES[slug] as Readonly<Partial<Record<string, PlanFeatures>>>)[variant] ?? {};
  return own.paidFor ? oneSum(own) : hospitalBills(own, slug);
}

function hospitalBills(own: PlanFeatures, slug: ProductSlug): readonly PaysRow[] {
  const { youPayFirst, coPayment, room, aroundHospital, doctorVisits } = own;
  const hasSafeguard = ridersOf(slug).includes('safeguard-plus');
  return [
    ...(youPayFirst ? [row('first', 'above', { text: 'below', values: youPayFirst.values })] : []),
    ...(coPayment?.values ? [row('share', 'rest', { text: 'own', values: coPayment.values })] : []),
    ...(room ? [row('room', room.answer, room.answer === 'any' ? 'visitor' : 'dearer')] : []),
    row('treatment', 'needed', 'cosmetic'),
    row('supplies', 'medicines', hasSafeguard ? 'consumables' : 'consumablesNever'),
    row('around', { text: 'days', values: aroundHospital?.values }, 'noStay'),
    ...(doctorVisits ? [row('visits', { text: 'rupees', values: doctorVisits.values }, 'above')] : []),
    maternityRow(own),
    row('cause', 'both', 'ownDoing'),
    row('where', 'everywhere', 'rest'),
  ];
}

function maternityRow({ maternity }: PlanFeatures): PaysRow {
  const { values } = maternity ?? {};
  if (!values) return row('maternity', 'nothing', 'birth');
  return row('maternity', { text: 'months', values }, { text: 'before', values });
}

function oneSum({ paidFor, firstDays }: PlanFeatures): readonly PaysRow[] {
  const event = paidFor?.answer ?? '';
  return [
    row('sum', 'once', 'bills'),
    row(
      'event',
      { text: event, values: paidFor?.values },
      { text: `other.${event}`, values: paidFor?.values },
    ),
    ...(firstDays
      ? [
          row(
            'start',
            { text: 'from', values: firstDays.values },
            { text: 'until', values: firstDays.values },
          ),
        ]
      : []),
    row('cause', 'covered', 'ownDoing'),
  ];
}
