import { useTranslations } from 'next-intl';
import { PincodeSearch } from '@/components/common/form/pincode/PincodeSearch';
import { ombudsmanOfficesOf } from '@/lib/domain/grievances/ombudsmen.data';
import type { PincodeDto } from '@/lib/domain/places/contract';

export function Ombudsman() {
  const t = useTranslations('grievance.office');
  return <PincodeSearch say={t}>{(found) => <Offices found={found} />}</PincodeSearch>;
}

function Offices({ found }: { found: PincodeDto }) {
  const t = useTranslations('grievance.office');
  const offices = ombudsmanOfficesOf(found);
  return (
    <>
      <p>{t('for', { pincode: found.pincode, count: offices.length })}</p>
      <ul>
        {offices.map((office) => (
          <li key={office}>
            <b>{t('of', { office: t(`names.${office}`) })}</b>
          </li>
        ))}
      </ul>
      <p className="small">{t('sample')}</p>
    </>
  );
}
