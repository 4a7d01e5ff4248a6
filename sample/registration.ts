/** Registration of the sample shop, which the server's registry finds while this folder exists. */
import type { SampleRegistration } from '#server/app/registry.server.ts';

export const sample: SampleRegistration = {
  providers: { pictures: { name: 'sample' }, videos: { name: 'sample' } },
  async seed(ports, now, onProgress) {
    // Imported when needed, as most starts find a shop that is filled.
    const { fillSample } = await import('./sample.ts');
    await fillSample({ ...ports, now, onProgress });
  },
};
