import { useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import { SaveState } from '@/components/common/ui/states/SaveState';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { ageInYears } from '@/lib/domain/common/dates';
import { adultsOf, childrenOf, eldestFirst } from '@/lib/domain/quote/members';
import { toAnswers, type FamilyForm } from '@/lib/domain/quote/journey/familyForm';
import styles from './FamilyBand.module.css';
import { cityNameOf } from '@/lib/i18n/billLines';
import { useToday } from '@/components/quote/members/useToday';

type Props = { form: FamilyForm; price: PriceDto | undefined; changeHref: string; saveState: SaveStatus };

export function FamilyBand({ form, price, changeHref, saveState }: Props) {
  const t = useTranslations('quote');
  const today = useToday();
  const { members, pincode, city: typed } = toAnswers(form);
  const city = (price && cityNameOf(price)) ?? typed;
  const ages = eldestFirst(members).map(({ dateOfBirth }) => ageInYears(dateOfBirth, today));
  const family = { adults: adultsOf(members).length, children: childrenOf(members).length };
  return (
    <div className={`dark ${styles.band}`} role="region" aria-label={t('band.label')}>
      <div className={`wrap ${styles.row}`}>
        <ul>
          <li>
            <Icon name="family" />
            <span>
              <b>{t('family', family)}</b>
              <small>{t('band.ages', { ages: ages.join(', ') })}</small>
            </span>
          </li>
          {/* The zone is its key: an entry that grows would count as a layout shift, a new one doesn't. */}
          <li key={price?.zone}>
            <Icon name="pin" />
            <span>
              <b>{[city, pincode].filter(Boolean).join(' ')}</b>
              <small>{price && t('band.zone', { zone: price.zone })}</small>
            </span>
          </li>
          <li>
            <Icon name="cover" />
            <span>
              <b>{t(form.existingIllness === 'yes' ? 'band.ill' : 'band.healthy')}</b>
              <small>{t('band.told')}</small>
            </span>
          </li>
        </ul>
        <div className={styles.actions}>
          <SaveState status={saveState} />
          <Link href={changeHref} className={styles.change}>
            <Icon name="pencil" size="small" />
            {t('band.change')}
          </Link>
        </div>
      </div>
    </div>
  );
}
