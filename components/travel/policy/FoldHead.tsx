import { Icon } from '@/components/common/ui/Icon';

/** Of a part that opens: says so by its arrow. */
export function FoldHead({ title, text }: { title: string; text: string }) {
  return (
    <summary>
      <b>{title}</b>
      <Icon name="chevron" size="small" />
      <small>{text}</small>
    </summary>
  );
}
