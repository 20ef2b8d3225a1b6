import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/states/Face';
import { Note } from '@/components/common/ui/states/Note';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import type { Asked, useHospitals } from '@/hooks/hospitals/useHospitals';
import { brand } from '@/lib/brand';
import { todayInIndia } from '@/lib/domain/common/dates';
import { formatDate, formatTimeOf, phoneInText } from '@/lib/i18n/format';
import { Found } from './Found';
import type { View } from './view';
import { NoneFound } from './NoneFound';
import { Refused, Start } from './Start';
import styles from './Hospitals.module.css';

type Props = {
  state: ReturnType<typeof useHospitals>['state'];
  view: View;
  isRefused: boolean;
  onAsk: (asked: Asked) => void;
  onMore: () => void;
};

const lines = Array.from({ length: 5 }, () => ({ height: '5.5rem' }));

export function Results({ state, view, isRefused, onAsk, onMore }: Props) {
  const t = useTranslations('hospitals');
  if (isRefused) return <Refused onAsk={onAsk} />;
  if (state.is === 'start') return <Start />;
  if (state.is === 'searching') return <Skeleton label={t('search.searching')} lines={lines} />;
  if (state.is === 'failed') {
    return (
      <Face kind="error" title={t('failed.title')} action={<Again asked={state.asked} onAsk={onAsk} />}>
        {t('failed.text')}
      </Face>
    );
  }
  if (state.is === 'offline') {
    return <Offline {...state} again={state.asked && <Again asked={state.asked} onAsk={onAsk} />} />;
  }
  const { list, asked, next } = state;
  if (list.total === 0) return <NoneFound list={list} asked={asked} onAsk={onAsk} />;
  return <Found key={JSON.stringify(asked)} list={list} view={view} next={next} onMore={onMore} />;
}

function Again({ asked, onAsk }: Pick<Props, 'onAsk'> & { asked: Asked }) {
  const t = useTranslations('hospitals.failed');
  return <Button onClick={() => onAsk(asked)}>{t('again')}</Button>;
}

type OfflineProps = Extract<Props['state'], { is: 'offline' }> & { again: ReactNode };

function Offline({ list, at, again }: OfflineProps) {
  const t = useTranslations('hospitals.offline');
  const locale = useLocale();
  if (!list || !at) {
    return (
      <Face kind="offline" title={t('title')} action={again}>
        {t('none', { phone: phoneInText(brand.helplineCustomerCare) })}
      </Face>
    );
  }
  const date = formatDate(todayInIndia(new Date(at)), locale);
  return (
    <>
      <div className={styles.off}>
        <Note kind="warn" icon="offline" role="status">
          {t.rich('saved', { date, time: formatTimeOf(at), b: (text) => <b>{text}</b> })}
        </Note>
        {again}
      </div>
      <Found list={list} view="list" isOffline />
    </>
  );
}
