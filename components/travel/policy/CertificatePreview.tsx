import { useTranslations } from 'next-intl';
import {
  certificateName,
  kindFacts,
  CERTIFICATE_WORDS,
  SCHENGEN_LEAST,
  SCHENGEN_SENTENCE,
} from '@/lib/domain/travel/certificate';
import type { TripPolicyDto } from '@/lib/domain/travel/contract';
import { inEuros } from '@/lib/domain/travel/euros';
import { TRIP_DEDUCTIBLE_USD } from '@/lib/domain/travel/tripPolicy';
import { brand } from '@/lib/brand';
import { formatDate } from '@/lib/i18n/format';
import styles from './Certificate.module.css';

const digits = new Intl.NumberFormat('en-US');
const day = (date: string) => formatDate(date, 'en');

/** The preview is in English, as the certificate is, and shows only the last digits of passports. */
export function CertificatePreview({ policy }: { policy: TripPolicyDto }) {
  const t = useTranslations('tripPolicy');
  const { trip, price, policyNumber, issuedOn, travellers, code } = policy;
  const isSchengen = trip.destination === 'schengen';
  return (
    <section className={styles.frame} aria-label={t('preview')}>
      <div className={`printed ${styles.sheet}`} lang="en">
        <p className={styles.house}>
          <img src="/art/logo.svg" alt="" width="40" height="40" />
          <span>
            <b>{brand.name}</b>
            <small>{`${brand.address.join(' ')}, ${CERTIFICATE_WORDS.country}`}</small>
          </span>
        </p>
        <h2>{CERTIFICATE_WORDS.title}</h2>
        <p className="small">{CERTIFICATE_WORDS.to}</p>
        <dl className={styles.facts}>
          <Fact label="Policy number" value={policyNumber} isNumber />
          <Fact label="Issued" value={day(issuedOn)} />
          <Fact label="Valid from" value={`${day(trip.startsOn)}, 00:00`} />
          <Fact label="Valid until" value={`${day(trip.endsOn)}, 24:00`} />
          {kindFacts(policy).map((fact) => (
            <Fact key={fact.label} {...fact} />
          ))}
        </dl>
        <ul className={styles.people}>
          {travellers.map((person) => (
            <li key={person.passport + person.dateOfBirth}>
              <b>{certificateName(person)}</b>
              <span>{day(person.dateOfBirth)}</span>
              <span>{person.passport}</span>
            </li>
          ))}
        </ul>
        <dl className={styles.sums}>
          <Fact
            label="Medical treatment and hospital stay, emergency"
            value={`USD ${digits.format(price.sumInsuredUsd)}`}
            note={
              isSchengen
                ? `EUR ${digits.format(inEuros(price.sumInsuredUsd))}, at least EUR ${digits.format(SCHENGEN_LEAST)}`
                : undefined
            }
          />
          <Fact label="Repatriation for medical reasons, or in case of death" value="included" />
          <Fact label="Deductible, each medical bill" value={`USD ${TRIP_DEDUCTIBLE_USD}`} />
        </dl>
        {isSchengen && <p className={styles.sentence}>{SCHENGEN_SENTENCE}</p>}
        <p className="small">
          {CERTIFICATE_WORDS.check} <b className="num">{code}</b>
        </p>
      </div>
      <p className={`tiny ${styles.caption}`}>{t('previewNote')}</p>
    </section>
  );
}

type FactProps = { label: string; value: string; note?: string | undefined; isNumber?: boolean };

function Fact({ label, value, note, isNumber }: FactProps) {
  return (
    <div>
      <dt>
        <span>{label}</span>
      </dt>
      <dd className={isNumber ? 'num' : undefined}>
        {value}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
