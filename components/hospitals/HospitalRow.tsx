import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/common/ui/Button';
import { Link } from '@/components/common/ui/Link';
import { Tag } from '@/components/common/ui/Tag';
import { paths } from '@/lib/config/paths';
import type { FoundHospitalDto } from '@/lib/domain/hospitals/contract';
import type { InsuranceDesk } from '@/lib/domain/hospitals/hospital';
import { telOf } from '@/lib/domain/hospitals/links';
import { formatDate } from '@/lib/i18n/format';
import { Contact } from './Contact';
import { pinOf } from './rings/pins';
import pins from './rings/Pins.module.css';
import { Traits } from './Traits';
import styles from './Hospitals.module.css';

type Props = {
  hospital: FoundHospitalDto;
  number: number;
  isChosen: boolean;
  isOffline: boolean | undefined;
  onChoose: () => void;
};

export function HospitalRow({ hospital, number, isChosen, isOffline, onChoose }: Props) {
  const t = useTranslations('hospitals');
  const { id, name, from, specialities, city, isSample, isCashless } = hospital;
  const details = `${id}-more`;
  return (
    <li id={id} className={isChosen ? `${styles.row} ${styles.chosen}` : styles.row}>
      <i className={`${styles.number} ${pins.pin} ${pins[pinOf(hospital)]}`} aria-hidden="true">
        {number}
      </i>
      <div className={styles.body}>
        <div className={styles.name}>
          <h3>
            <button type="button" aria-expanded={isChosen} aria-controls={details} onClick={onChoose}>
              {name}
            </button>
            {isSample && <Tag>{t('row.sample')}</Tag>}
          </h3>
          {from && (
            <p className={styles.distance}>
              <b>{t('row.km', { km: from.km })}</b> {t(`directions.${from.direction}`)}
            </p>
          )}
        </div>
        <Traits hospital={hospital} />
        <p className={styles.kinds}>
          {specialities.map((each) => t(`specialities.${each}`)).join(', ')}. {city}.
        </p>
        <div id={details} hidden={!isChosen}>
          {isChosen && <Details hospital={hospital} />}
        </div>
        {!isCashless && <p className="tiny">{t('row.payBack')}</p>}
        <Contact hospital={hospital} isOffline={isOffline} isChosen={isChosen} />
        {isChosen && (
          <ButtonLink kind="go" size="small" href={paths.tellClaim(id)}>
            {t('row.claim')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

const hoursOf = ({ opensAt = 0, closesAt = 24 }: InsuranceDesk) => ({ from: opensAt, to: closesAt });

function Details({ hospital: { id, address, desk, checkedOn } }: { hospital: FoundHospitalDto }) {
  const t = useTranslations('hospitals.row');
  const locale = useLocale();
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('address')}</dt>
          <dd>{address}</dd>
        </div>
        {desk && (
          <div>
            <dt>{t('desk')}</dt>
            <dd>
              <a className="link num" href={telOf(desk.phone)}>
                {desk.phone}
              </a>
              , {desk.opensAt === undefined ? t('deskAllDay') : t('deskHours', hoursOf(desk))}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('checked')}</dt>
          <dd>{formatDate(checkedOn, locale)}</dd>
        </div>
      </dl>
      <Link className="link" href={paths.hospital(id)}>
        {t('page')}
      </Link>
    </>
  );
}
