import { useLocale, useTranslations } from 'next-intl';
import { onOneLine } from '@/components/common/ui/onOneLine';
import { Link } from '@/components/common/ui/Link';
import { Note } from '@/components/common/ui/states/Note';
import { paths } from '@/lib/config/paths';
import type { NextTermDto } from '@/lib/domain/policy/contract';
import { formatDate } from '@/lib/i18n/format';

type Props = {
  nextTerm: NextTermDto;
  /** Said before somebody is added, after it, or of people who were added. */
  says: 'before' | 'after' | { names: readonly string[] };
};

/** Says that a person who is added to a policy that is renewed already is missing from its next term. */
export function NextTermNote({ nextTerm: { policyNumber, startsOn }, says }: Props) {
  const t = useTranslations('nextTerm');
  const locale = useLocale();
  const values = { policyNumber, date: formatDate(startsOn, locale), number: onOneLine };
  return (
    <Note kind="warn">
      <p>
        {typeof says === 'string'
          ? t.rich(says, values)
          : t.rich('named', { ...values, names: says.names.join(', ') })}
      </p>
      <Link className="link" href={paths.change(policyNumber, 'person')}>
        {t('go')}
      </Link>
    </Note>
  );
}
