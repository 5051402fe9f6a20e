import Mail from 'lucide-react/icons/mail';
import { env } from '@/shared/env';
import { mailto } from '@/shared/links';
import { buttonClass } from '@/shared/ui/buttonClass';
import { cx } from '@/shared/ui/classes';
import { PageHeading } from '@/shared/ui/PageHeading';
import { blogMessages as messages } from '@/shared/words/blog';
import css from './BlogIntro.module.css';

export function BlogIntro() {
  return (
    <div className={css['intro']}>
      <PageHeading>{messages.title}</PageHeading>
      {messages.intro.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <a href={mailto(env.site.email)} className={cx(buttonClass('primary', 'large'), css['contact'])}>
        <Mail size={20} strokeWidth={1.75} aria-hidden />
        {messages.contact}
      </a>
    </div>
  );
}
