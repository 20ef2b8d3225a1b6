import type { GetStaticProps } from 'next';
import { Glossary, type GlossaryProps } from '@/components/site/reading/Glossary';
import { loadGlossary } from '@/lib/content/pages';

export default function GlossaryPage(props: GlossaryProps) {
  return <Glossary {...props} />;
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({ props: await loadGlossary(locale) });
