import type { Draft } from '@/lib/domain/application/answers';
import { readAt } from '@/lib/domain/application/fieldPath';
import { questionsFor } from '@/lib/domain/application/medical';
import { isMinor } from '@/lib/domain/application/nominee';
import type { FilledForm } from '@/lib/domain/application/prefill';
import { SCREEN_FIELDS } from '@/lib/domain/application/screenFields';
import type { Screen } from '@/lib/domain/application/sections';
import { isIsoDate, type IsoDate } from '@/lib/domain/common/dates';
import { formatDate, formatMonth } from './format';
import type { Locale } from './locales';

type Row = { label: string; value: string };
/** Texts of `application` and `medical`, by keys known only at run time. */
type Say = (key: string, values?: Record<string, string | number>) => string;
export type ProposalWords = { t: Say; medical: Say; locale: Locale; today: IsoDate };

const choices = ['gender', 'maritalStatus', 'occupation', 'annualIncome', 'residence', 'accountType'];

/** What was answered, screen by screen: to review before signing, and in the proposal as it was signed. */
export function proposalRows(form: FilledForm, { t, medical, locale, today }: ProposalWords) {
  const wordOf = (field: string, value: unknown): string => {
    if (typeof value !== 'string' || value === '') return '';
    if (field === 'dateOfBirth') return isIsoDate(value) ? formatDate(value, locale) : value;
    if (field === 'relation') return t(`relations.${value}`);
    if (field === 'heightCm') return `${value} ${t('units.cm')}`;
    if (field === 'weightKg') return `${value} ${t('units.kg')}`;
    // Shown as it is stored; a draft has it as typed.
    if (field === 'ifsc') return value.toUpperCase();
    return choices.includes(field) ? t(`${field}.${value}`) : value;
  };
  const rows = (fields: readonly string[], draft: Draft, prefix = ''): Row[] =>
    fields.map((field) => ({
      label: t(`fields.${field}`),
      value: wordOf(field, readAt(draft, prefix + field)),
    }));

  const healthRows = (at: number): Row[] => {
    const person = readAt(form.members, `people.${at}`) as Draft;
    const answers = readAt(form.medical, `people.${at}`) as Draft;
    const { dateOfBirth, gender } = person;
    const asked = isIsoDate(dateOfBirth) ? questionsFor({ dateOfBirth, gender }, today) : [];
    const isAllNo = asked.every(({ id }) => readAt(answers, `${id}.answer`) === 'no');
    if (isAllNo) return [{ label: t('steps.medical'), value: t('review.no') }];
    return asked.map(({ id }) => {
      const answer = readAt(answers, `${id}.answer`);
      const label = medical(`questions.${id}.short`);
      if (answer !== 'yes') return { label, value: answer === 'no' ? t('review.none') : '' };
      return { label, value: t('review.yes', { list: yesOf(answers, id, { medical, locale }) }) };
    });
  };

  return (screen: Screen): readonly Row[] => {
    if (screen.section === 'medical') return healthRows(screen.at);
    if (screen.section === 'members') return rows(SCREEN_FIELDS.person, form.members, `people.${screen.at}.`);
    if (screen.id === 'nominee') return nomineeRows();
    if (screen.id === 'bank') return rows(SCREEN_FIELDS.bank, form.bank);
    return rows(screen.id === 'you' ? SCREEN_FIELDS.you : SCREEN_FIELDS.address, form.proposer);
  };

  function nomineeRows(): Row[] {
    const own = rows(SCREEN_FIELDS.nominee, form.nominee);
    if (!isMinor(form.nominee['dateOfBirth'], today)) return own;
    const appointee = rows(SCREEN_FIELDS.nominee, form.nominee, 'appointee.');
    const told = appointee.flatMap(({ value }) => value || []);
    return [...own, { label: t('fields.appointee'), value: told.join(', ') }];
  }
}

export type YesWords = Pick<ProposalWords, 'medical' | 'locale'>;

/** The details of a question answered with yes: which conditions, since when, what, how much. */
export function yesOf(answers: Draft, id: string, { medical, locale }: YesWords): string {
  const conditions = readAt(answers, `${id}.conditions`);
  const named = (Array.isArray(conditions) ? (conditions as string[]) : []).map((each) =>
    medical(`conditions.${each}`),
  );
  const partOf = (part: string): string => {
    const value = readAt(answers, `${id}.${part}`);
    return typeof value === 'string' ? value : '';
  };
  const since = partOf('since');
  const amount = partOf('amount');
  const told = [
    isIsoDate(`${since}-01`) ? medical('sinceMonth', { month: formatMonth(since, locale) }) : since,
    partOf('details'),
    amount && medical(`questions.${id}.told`, { amount }),
  ];
  return [...named, ...told].filter((part) => part !== '').join(', ');
}
