import { brand } from '@/lib/brand';
import { formatDate, formatShortSum } from '@/lib/i18n/format';
import { claimPoints, fact, frame, paysOneSum } from '@/lib/server/documents/blocks';
import type { HealthCardDocumentData } from '@/lib/server/documents/documentData';
import { planName } from '@/lib/server/documents/plan';
import { qrSvg } from '@/lib/server/documents/qrSvg';
import type { Sheet } from '@/lib/server/documents/sheet';
import type { Words } from '@/lib/server/documents/words';

export function healthCardSheet(data: HealthCardDocumentData, words: Words): Sheet {
  const { t, locale } = words;
  const { member, plan, cover, link } = data;
  const isSum = paysOneSum(plan.product);
  return {
    ...frame(words, plan.product),
    form: 'card',
    code: { svg: qrSvg(link), says: t('card.code') },
    title: member.name,
    subtitle: t('planAndSum', { plan: planName(plan), sum: formatShortSum(plan.sumInsured, locale) }),
    facts: [
      fact(words, 'memberId', member.memberId),
      fact(words, 'policyNumber', data.policyNumber),
      fact(words, 'bornIn', member.dateOfBirth.slice(0, 4)),
      { label: t('card.validUntil'), value: formatDate(cover.until, locale) },
    ],
    blocks: [
      {
        is: 'points',
        title: t(isSum ? 'card.sumTitle' : 'card.title'),
        points: [
          ...(isSum ? claimPoints(words, plan.product) : [t('card.points.show'), t('card.points.planned')]),
          t('card.points.call', { phone: brand.helplineCustomerCare }),
        ],
      },
    ],
    foot: [t('card.foot'), brand.name],
  };
}
