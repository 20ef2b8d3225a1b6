import { useLocale, useTranslations } from 'next-intl';
import { policyPaper } from './policyPaper';

const PAPERS = ['schedule', 'informationSheet', 'receipt', 'taxCertificate'] as const;

export function PolicyPapers({ policyNumber }: { policyNumber: string }) {
  const t = useTranslations('papers');
  const language = useLocale();
  return (
    <ul>
      {PAPERS.map((kind) => (
        <li key={kind}>
          {/* A plain anchor: Next's link would prefetch the file as a page. */}
          <a href={policyPaper(policyNumber, language, kind)} download>
            {t(kind)}
          </a>
        </li>
      ))}
    </ul>
  );
}
