import { useTranslations } from 'next-intl';
import { onOneLine } from '@/components/common/ui/onOneLine';
import { Note } from '@/components/common/ui/states/Note';
import { Link } from '@/components/common/ui/Link';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import { CHANGE_KINDS } from '@/lib/domain/my/changes';
import { phoneInText } from '@/lib/i18n/format';
import styles from './Change.module.css';

export function ChooseChange({ policyNumber }: { policyNumber: string }) {
  const t = useTranslations('change');
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      <ul className={styles.kinds}>
        {([...CHANGE_KINDS, 'mobile'] as const).map((kind) => (
          <li key={kind}>
            {/* A plain anchor: the hash alone changes. */}
            <a className={`card ${styles.kind}`} href={`#${kind}`}>
              <b>{t(`kinds.${kind}.title`)}</b>
              <small>{t(`kinds.${kind}.lead`)}</small>
            </a>
          </li>
        ))}
      </ul>
      <Note>
        {t.rich('byPhone', {
          phone: phoneInText(brand.helplineCustomerCare),
          mail: brand.mail,
          policyNumber,
          number: onOneLine,
        })}
      </Note>
      <Link className="link" href={paths.my}>
        {t('toMy')}
      </Link>
    </div>
  );
}
