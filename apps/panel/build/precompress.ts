import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Compressing smaller files does not save a packet. */
const minimum = 1024;

/**
 * Writes `.br` and `.gz` files next to every text file of the build, so that the server compresses nothing at run time.
 */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'kronos-precompress',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    closeBundle() {
      for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(?:js|css|html|svg|json)$/.test(file)) continue;
        const path = join(outDir, file);
        const source = readFileSync(path);
        if (source.length < minimum) continue;
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${path}.br`, brotliCompressSync(source, { params: quality }));
        writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }));
      }
    },
  };
}
