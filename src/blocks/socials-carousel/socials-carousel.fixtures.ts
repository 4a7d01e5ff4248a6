/** Examples of the social carousel: with and without filters. */
export const fixtures = {
  all: { title: 'As worn by you' },
  'one channel': { title: 'On TikTok', channel: 'tiktok', filters: false },
};
