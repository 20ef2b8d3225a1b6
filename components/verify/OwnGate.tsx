import type { ComponentProps, ReactNode } from 'react';
import styles from '@/components/common/page/Columns.module.css';
import { Gate } from '@/components/common/page/Gate';
import { ButtonLink } from '@/components/common/ui/Button';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import { phoneInText } from '@/lib/i18n/format';
import { VerifyPhone } from './VerifyPhone';

type Word =
  | ('title' | 'loading' | 'missingTitle' | 'missingText' | 'toHome' | 'verifyTitle' | 'verifyText')
  | ('errorTitle' | 'errorText' | 'tryAgain');

type Props = {
  state: ComponentProps<typeof Gate>['state'];
  say: (word: Word, values: { phone: string }) => string;
  coming: ComponentProps<typeof Gate>['loading']['lines'];
  onAgain: () => unknown;
  children?: ReactNode;
};

/** Stands before a purchase, which only its buyer may see, after a code. */
export function OwnGate({ state, say: sayWith, coming, onAgain, children }: Props) {
  const say = (word: Word) => sayWith(word, { phone: phoneInText(brand.helplineCustomerCare) });
  const toHome = (
    <ButtonLink kind="go" size="big" href={paths.home}>
      {say('toHome')}
    </ButtonLink>
  );
  return (
    <Gate
      state={state}
      heading={say('title')}
      className={styles.alone}
      loading={{ label: say('loading'), lines: coming }}
      missing={{
        title: say('missingTitle'),
        text: say('missingText'),
        ways: toHome,
      }}
      locked={{
        title: say('verifyTitle'),
        text: say('verifyText'),
        proof: <VerifyPhone onVerified={onAgain} />,
      }}
      failed={{ title: say('errorTitle'), text: say('errorText'), again: say('tryAgain'), onAgain }}
    >
      {children}
    </Gate>
  );
}
