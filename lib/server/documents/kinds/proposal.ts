import { screensOf, type Screen } from '@/lib/domain/application/sections';
import { formatDate, formatMoney, formatShortSum } from '@/lib/i18n/format';
import { proposalRows } from '@/lib/i18n/proposalRows';
import { billBlock, fact, frame } from '@/lib/server/documents/blocks';
import type { ProposalDocumentData } from '@/lib/server/documents/documentData';
import { planName } from '@/lib/server/documents/plan';
import type { Block, Sheet } from '@/lib/server/documents/sheet';
import type { Words } from '@/lib/server/documents/words';

export function proposalSheet(data: ProposalDocumentData, words: Words): Sheet {
  const { t, locale } = words;
  const { plan, form, price } = data;
  const people = peopleIn(data);
  return {
    ...frame(words, plan.product),
    title: t('proposal.title'),
    subtitle: t('about', {
      plan: planName(plan),
      sum: formatShortSum(plan.sumInsured, locale),
      count: people.length,
    }),
    facts: [
      fact(words, 'policyNumber', data.policyNumber),
      { label: t('proposal.application'), value: data.applicationNumber },
      { label: t('proposal.signedOn'), value: formatDate(data.signedOn, locale) },
    ],
    blocks: [
      billBlock(words, price, t('proposal.price')),
      ...screensOf(people.length)
        .filter(({ id }) => id !== 'review')
        .map((screen) => answersBlock(screen, data, words)),
      { is: 'points', title: words.application('review.declarations'), points: declared(data, words) },
      {
        is: 'note',
        title: t('proposal.signature'),
        text: t('proposal.signed', {
          name: String(form.proposer['name']),
          date: formatDate(data.signedOn, locale),
          fingerprint: data.fingerprint,
        }),
      },
    ],
  };
}

const peopleIn = ({ form }: ProposalDocumentData) => form.members['people'] as readonly { name?: string }[];

function answersBlock(screen: Screen, data: ProposalDocumentData, words: Words): Block {
  const { application, medical, locale } = words;
  const { form, signedOn: today } = data;
  const rows = proposalRows(form, { t: application, medical, locale, today })(screen);
  return { is: 'facts', title: titleOf(screen, data, words), rows: rows.filter(({ value }) => value !== '') };
}

function titleOf(screen: Screen, data: ProposalDocumentData, { application }: Words): string {
  if (!('at' in screen)) return application(`screens.${screen.id}.title`);
  const kind = screen.section === 'members' ? 'person' : 'health';
  return application(`screens.${kind}.title`, { name: peopleIn(data)[screen.at]?.name ?? '' });
}

function declared({ isBlocked, price }: ProposalDocumentData, { application }: Words): readonly string[] {
  const amount = formatMoney(price.priceAfterTax);
  return [
    ...['isTrue', 'sharesData', 'hasInformationSheet'].map((each) => application(`declare.${each}`)),
    ...(isBlocked ? [application('declare.permitsDebit', { amount })] : []),
  ];
}
