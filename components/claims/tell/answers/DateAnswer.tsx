import { useLocale, useTranslations } from 'next-intl';
import { DateOfBirthField } from '@/components/common/form/DateOfBirthField';
import { Note } from '@/components/common/ui/states/Note';
import type { AdmissionKind } from '@/lib/domain/claims/claim';
import { noticeOf } from '@/lib/domain/claims/notice';
import { NOTICE_HOURS } from '@/lib/domain/claims/promises.data';
import type { IsoDate } from '@/lib/domain/common/dates';
import { formatDateOf, formatTimeOf } from '@/lib/i18n/format';
import type { AnswerProps } from './answerProps';
import { NoticeRuler } from './NoticeRuler';

export function DateAnswer({ telling: { answers, draft, open, asOf }, id, error }: AnswerProps) {
  const t = useTranslations('tellClaim.date');
  const { admission, admittedOn } = answers;
  const isRight = admission && admittedOn && !open.includes('date');
  return (
    <>
      <DateOfBirthField
        id={id}
        error={error}
        label={t('label')}
        value={admittedOn}
        onChange={(typed) => draft.change({ admittedOn: typed })}
      />
      <div aria-live="polite">
        {isRight && <OurRule admission={admission} admittedOn={admittedOn} now={asOf} />}
      </div>
    </>
  );
}

type Admission = { admission: AdmissionKind; admittedOn: IsoDate; now: Date };

function OurRule({ admission, admittedOn, now }: Admission) {
  const t = useTranslations('tellClaim.date');
  const locale = useLocale();
  const { by, isInTime } = noticeOf({ admission, admittedOn }, now);
  if (!isInTime) return <Note kind="warn">{t(`late.${admission}`, { hours: NOTICE_HOURS })}</Note>;
  const until = { hours: NOTICE_HOURS, date: formatDateOf(by, locale), time: formatTimeOf(by) };
  return (
    <>
      {admission === 'planned' && <NoticeRuler by={by} now={now} />}
      <Note kind="good">{t(`inTime.${admission}`, until)}</Note>
    </>
  );
}
