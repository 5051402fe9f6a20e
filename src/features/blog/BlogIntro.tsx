import Mail from 'lucide-react/icons/mail';
import { env } from '@/shared/config/env';
import { mailto } from '@/shared/text/links';
import { buttonClass } from '@/shared/ui/button/buttonClass';
import { cx } from '@/shared/ui/cx';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { blogMessages as messages } from '@/shared/messages/blog';
import css from './BlogIntro.module.css';

export function BlogIntro() {
  return (
    <div className={css['intro']}>
      <PageHeading>{messages.title}</PageHeading>
      {messages.intro.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <a href={mailto(env.site.email)} className={cx(buttonClass('primary', 'large'), css['contact'])}>
        <Mail size={20} strokeWidth={1.75} />
        {messages.contact}
      </a>
    </div>
  );
}
