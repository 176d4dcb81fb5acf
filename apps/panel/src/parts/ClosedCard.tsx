import { AuthCard } from '@kronos/ui/AuthCard';
import { LinkButton } from '@kronos/ui/LinkButton';
import { use } from 'react';
import { useMessages } from '../context/app-context.ts';
import { SurroundingsContext } from '../context/surroundings.ts';
import { startRoutes } from '../routes/areas/start.ts';
import { href } from '../routes/href.ts';

/** A guest page that this installation does not offer at present. */
export function ClosedCard({ title, text }: { title: string; text: string }) {
  const t = useMessages();
  return (
    <AuthCard {...use(SurroundingsContext)} title={title} description={text}>
      <LinkButton isWide href={href(startRoutes.login)}>
        {t('guests.toLogin')}
      </LinkButton>
    </AuthCard>
  );
}
