import { brand } from '@/lib/brand';
import { isPrintable } from '@/lib/domain/common/words/printable';
import { formatDate } from '@/lib/i18n/format';
import { fact, frame } from '@/lib/server/documents/blocks';
import type { OmbudsmanDocumentData } from '@/lib/server/documents/documentData';
import type { Block, Fact, Sheet } from '@/lib/server/documents/sheet';
import type { Words } from '@/lib/server/documents/words';

/** What Annexure VI-A of the Insurance Ombudsman Rules 2017 asks, as far as it is known. */
export function ombudsmanSheet(data: OmbudsmanDocumentData, words: Words): Sheet {
  const { t, locale } = words;
  const { complainant, offices } = data;
  const row = (label: Parameters<typeof fact>[1], value: string | undefined) =>
    fact(words, label, orByHand(words, value));
  return {
    ...frame(words),
    title: t('ombudsman.title'),
    subtitle: t('ombudsman.lead'),
    facts: [
      row('office', offices.map((office) => t('ombudsman.office', { office })).join(', ')),
      row('grievance', data.grievanceId),
    ],
    blocks: [
      { is: 'note', title: t('ombudsman.sampleTitle'), text: t('ombudsman.sample') },
      {
        is: 'facts',
        title: t('ombudsman.complainant'),
        rows: [
          row('name', complainant.name),
          row('address', complainant.address),
          row('pincode', complainant.pincode),
          row('mobile', complainant.mobileNumber),
          row('email', complainant.email),
        ],
      },
      {
        is: 'facts',
        title: t('ombudsman.insurer'),
        rows: [
          row('name', brand.name),
          row('address', brand.address.join(' ')),
          row('reference', data.reference),
          row('complainedOn', formatDate(data.filedOn, locale)),
          row('papers', t('ombudsman.papers', { count: data.papers })),
        ],
      },
      textBlock(words, t('ombudsman.complaint'), data.text),
      ...answerBlocks(words, data.answers),
      {
        is: 'facts',
        title: t('ombudsman.relief'),
        rows: [row('relief', data.remedy), row('amountSought', data.amount)],
      },
      { is: 'points', title: t('ombudsman.declare'), points: DECLARED.map((key) => t(`ombudsman.${key}`)) },
      { is: 'facts', title: t('ombudsman.signed'), rows: signed(words) },
    ],
  };
}

const DECLARED = ['notElsewhere', 'inTime', 'true'] as const;

/** Leaves a line to fill in by hand if our fonts lack a letter. */
function orByHand({ t }: Words, value: string | undefined): string {
  return value?.trim() && isPrintable(value) ? value : t('ombudsman.byHand');
}

function textBlock(words: Words, title: string, text: string): Block {
  return { is: 'text', title, text: orByHand(words, text) };
}

function answerBlocks(words: Words, answers: OmbudsmanDocumentData['answers']): Block[] {
  const { t, locale } = words;
  if (answers.length === 0) return [textBlock(words, t('ombudsman.answer'), t('ombudsman.noAnswer'))];
  return answers.map(({ on, outcome, text }) => {
    const title = t('ombudsman.answeredOn', { date: formatDate(on, locale) });
    const said = orByHand(words, text);
    return { is: 'text', title, text: outcome ? `${t(`ombudsman.outcomes.${outcome}`)}: ${said}` : said };
  });
}

function signed(words: Words): Fact[] {
  const byHand = words.t('ombudsman.byHand');
  return (['placeAndDate', 'signature'] as const).map((label) => fact(words, label, byHand));
}
