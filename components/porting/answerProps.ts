import type { PortForm } from '@/lib/domain/porting/port';

export type AnswerProps = {
  values: Partial<PortForm>;
  problems: Readonly<Record<string, string>>;
  onChange: (typed: Partial<PortForm>) => void;
};
