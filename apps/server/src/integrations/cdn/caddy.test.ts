import { startCaddy, whyNoCaddy } from '../../../test/support/caddy-process.ts';
import { describeCdnHost } from '../../../test/suites/cdn.ts';

describeCdnHost(
  'Debian’s Caddy',
  async () => {
    const { adminUrl, ports, restart, stop } = await startCaddy();
    return { adminUrl, ports, lose: restart, stop };
  },
  { obstacle: whyNoCaddy() },
);
