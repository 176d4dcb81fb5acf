import type { GlobalVariableDetail } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { Inline } from '@kronos/ui/Inline';
import { Link } from '@kronos/ui/Link';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../../../../context/app-context.ts';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';

interface UsesProps {
  variable: Readonly<Pick<GlobalVariableDetail, 'name' | 'products' | 'servers' | 'scripts'>> & {
    readonly used_by: readonly Readonly<GlobalVariableDetail['used_by'][number]>[];
  };
}

/** What uses a global variable; products are listed by name. */
export function Uses({ variable: { name, products, servers, scripts, used_by } }: UsesProps) {
  const t = useMessages();
  return (
    <Card title={t('globals.uses')} description={t('globals.usesText', { reference: `{{${name}}}` })}>
      <Stack gap={12}>
        <Text>{t('globals.used', { products, servers, scripts })}</Text>
        {used_by.length > 0 && (
          <Inline gap={12}>
            {used_by.map((product) => (
              <Link key={product.id} href={href(adminRoutes.product, { product: product.id })}>
                {product.name}
              </Link>
            ))}
            {products > used_by.length && <Text>{t('globals.more', { count: products - used_by.length })}</Text>}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
