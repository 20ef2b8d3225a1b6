import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { PaperItem } from '@/components/papers/PaperItem';
import papers from '@/components/papers/Papers.module.css';
import { type ClaimPapers, useClaimPapers } from '@/hooks/claims/useClaimPapers';
import { brand } from '@/lib/brand';
import { UNDECIDED_STATUSES } from '@/lib/domain/claims/claim';
import type { Paper } from '@/lib/domain/claims/papers.data';
import { PAPER_LIMITS } from '@/lib/domain/papers/paperLimits.data';
import { phoneInText } from '@/lib/i18n/format';
import type { ClaimParts } from '@/components/claims/claim/claimParts';
import styles from '@/components/claims/claim/Claim.module.css';
import { AddPaper } from './AddPaper';
import { PaperNews } from './PaperNews';
import { type PaperRow, paperRowsOf } from './paperRows';
import { ServerPaper } from './ServerPaper';
import { SendingPaper } from './SendingPaper';
import { WantedPaper } from './WantedPaper';

const TO_DO = ['refused', 'begun', 'wanted'];

export function Papers({ claim: { claimId, status, kind }, others }: ClaimParts) {
  const t = useTranslations('claim.papers');
  const { papers: sending, ...sender } = useClaimPapers(claimId);
  // After a failed payout the customer sends the proof of another account.
  const isOpen = UNDECIDED_STATUSES.includes(status) || (status === 'approved' && others.open.length > 0);
  const rows = paperRowsOf(others, sending).filter(({ state }) => isOpen || !TO_DO.includes(state));
  const first = rows.find(({ state }) => TO_DO.includes(state));
  const heading = useRef<HTMLHeadingElement>(null);
  const choose = (paper: Paper, files: readonly File[], insteadOf?: string) => {
    files.forEach((file, at) => sender.add(paper, file, at === 0 ? insteadOf : undefined));
    // The file's row replaces the row of the pressed button, which had the focus.
    if (files.length > 0) heading.current?.focus({ preventScroll: true });
  };
  return (
    <section id="papers" aria-labelledby="papers-title" className={styles.part}>
      <div className={styles.partHead}>
        <h2 ref={heading} id="papers-title" tabIndex={-1}>
          {t('title')}
        </h2>
        {isOpen && <span className="tiny">{t('limit', { megabytes: PAPER_LIMITS.megabytes })}</span>}
      </div>
      <PaperNews sending={sending} />
      {rows.length === 0 && <p>{t('none')}</p>}
      <ul className={papers.papers}>
        {rows.map((row) => (
          <Row key={row.key} row={row} sender={sender} choose={choose} isFirst={row === first} />
        ))}
        {kind === 'reimbursement' && <Account account={others.account} />}
      </ul>
      {isOpen && <AddPaper onChosen={choose} />}
    </section>
  );
}

type RowProps = {
  row: PaperRow;
  sender: ClaimPapers;
  isFirst: boolean;
  choose: (paper: Paper, files: readonly File[], insteadOf?: string) => void;
};

function Row({ row, sender, isFirst, choose }: RowProps) {
  const onChosen = (files: readonly File[], insteadOf?: string) => choose(row.kind, files, insteadOf);
  switch (row.state) {
    case 'wanted':
      return <WantedPaper kind={row.kind} note={row.note} isFirst={isFirst} onChosen={onChosen} />;
    case 'onTheWay':
      return <SendingPaper paper={row.paper} sender={sender} onChosen={onChosen} />;
    case 'begun':
    case 'refused':
    case 'kept':
      return (
        <ServerPaper
          state={row.state}
          paper={row.paper}
          isFirst={isFirst}
          onChosen={onChosen}
          sender={sender}
        />
      );
  }
}

function Account({ account }: { account: string | undefined }) {
  const t = useTranslations('claim.papers');
  if (account === undefined) {
    return (
      <PaperItem
        name={t('accountNone')}
        icon="rupee"
        look="plain"
        state={{ icon: 'info', words: t('accountNoneText') }}
      />
    );
  }
  return (
    <PaperItem
      name={t('account', { account })}
      icon="rupee"
      look="good"
      state={{ icon: 'check', words: t('accountState') }}
    >
      {t('accountText', { phone: phoneInText(brand.helplineCustomerCare) })}
    </PaperItem>
  );
}
