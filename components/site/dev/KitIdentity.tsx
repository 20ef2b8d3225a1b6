import { useTranslations } from 'next-intl';
import { HealthForm } from '@/components/declaration/HealthForm';
import { KycForm } from '@/components/kyc/KycForm';
import { KycOutcome } from '@/components/kyc/KycOutcome';
import { SandboxHints } from '@/components/kyc/SandboxHints';
import type { HealthDeclarationDto } from '@/lib/domain/declaration/contract';
import type { KycDto } from '@/lib/domain/kyc/contract';
import styles from './Kit.module.css';
import { KitSection } from './KitSection';

const declaration: HealthDeclarationDto = {
  quoteId: 'sample',
  about: 'sample',
  members: [
    { relation: 'self', age: 34 },
    { relation: 'spouse', age: 32 },
    { relation: 'son', age: 6 },
  ],
  answers: { illness: { answer: 'yes', who: [1], note: 'Thyroid, 2019' }, treatment: { answer: 'no' } },
  next: 'declaration',
  isPaid: false,
  version: 0,
};

const kyc: KycDto = { quoteId: 'sample', form: {}, isSandbox: true, next: 'kyc', version: 1 };
const failed = (failure: KycDto['failure']): KycDto => ({ ...kyc, status: 'failed', failure });

const outcomes: readonly [string, KycDto, ('UNAVAILABLE' | 'KYC_LOCKED')?][] = [
  ['verified', { ...kyc, status: 'verified', maskedName: 'A••• S•••••' }],
  ['review', { ...kyc, status: 'review' }],
  ['name', { ...failed('name'), typedName: 'Asha Sample', registryName: 'S••••• O•••• N•••' }],
  ['notFound', failed('notFound')],
  ['dateOfBirth', failed('dateOfBirth')],
  ['declined', failed('review')],
  ['away', kyc, 'UNAVAILABLE'],
  ['locked', kyc, 'KYC_LOCKED'],
];

const nothing = () => undefined;

/** Every state of the declaration and the KYC. */
export function KitIdentity() {
  const t = useTranslations('errors');
  return (
    <>
      <KitSection
        title="Declaration of good health"
        about="A yes opens its details; what it leads to is said first."
      >
        <HealthForm
          declaration={declaration}
          draft={{ values: declaration.answers, change: nothing, status: { state: 'saving' } }}
          onSubmit={() => Promise.resolve(declaration)}
          onReload={nothing}
        />
      </KitSection>
      <KitSection title="KYC, its outcomes" about="Each says what is safe, and has a way on.">
        {outcomes.map(([name, each, code]) => (
          <div key={name} className={styles.row}>
            <KycOutcome
              kyc={each}
              failure={code && { code, message: t(code), fields: {} }}
              isSettled={['verified', 'review'].includes(each.status ?? '')}
              onAskPerson={nothing}
              onMendName={nothing}
              onOther={nothing}
            />
          </div>
        ))}
      </KitSection>
      <KitSection title="KYC, its ways" about="Five, none with a camera; each asks for its own alone.">
        <SandboxHints />
        <KycForm
          form={{ method: 'aadhaarOffline', name: 'Asha Sample' }}
          fields={{ name: 'Please enter valid name' }}
          kyc={kyc}
          isBusy={false}
          onChange={nothing}
          onSend={nothing}
        />
      </KitSection>
    </>
  );
}
