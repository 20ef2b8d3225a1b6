import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Select } from '@/components/common/form/Select';
import { NumberForm } from '@/components/verify/NumberForm';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import type { NumberWish } from '@/hooks/my/useNumberChange';
import { keepTypedNumber } from '@/hooks/verify/useKeptNumber';
import { toProblem } from '@/hooks/verify/usePhoneOtp';
import { NUMBER_WAYS, type NumberWay } from '@/lib/domain/my/numberChange';

const ABOUT = 'new-number';

type Props = { onBegin: (wish: NumberWish) => Promise<boolean> };

/** Asks for the new number, and whether the old one is still at hand. */
export function NumberStart({ onBegin }: Props) {
  const t = useTranslations('change.number');
  const [way, setWay] = useState<NumberWay>('codes');
  const [unproven, setUnproven] = useState<NumberWish>();
  const begin = async (wish: NumberWish): Promise<string | undefined> => {
    try {
      const isBegun = await onBegin(wish);
      if (isBegun) keepTypedNumber(ABOUT, undefined);
      setUnproven(isBegun ? undefined : wish);
      return undefined;
    } catch (error) {
      return toProblem(error).message ?? t('failed');
    }
  };
  if (unproven) {
    return (
      <>
        <p>{t(`prove.${unproven.way}`)}</p>
        {/* The number that is proven here may be the one that was just typed. */}
        <VerifyPhone
          {...(unproven.way === 'request' && { typed: unproven.mobileNumber })}
          onVerified={() => begin(unproven)}
        />
      </>
    );
  }
  const options = NUMBER_WAYS.map((value) => ({ value, label: t(`ways.${value}`) }));
  return (
    <>
      <Select
        id="number-way"
        label={t('way')}
        options={options}
        value={way}
        onChange={({ target }) => setWay(target.value as NumberWay)}
      />
      <NumberForm
        about={ABOUT}
        words={{ number: t('new'), send: t('go') }}
        onNumber={(mobileNumber) => begin({ mobileNumber, way })}
      />
    </>
  );
}
