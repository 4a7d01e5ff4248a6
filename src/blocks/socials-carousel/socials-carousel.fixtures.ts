/** Posts with and without a choice. */
export const fixtures = {
  all: { title: 'As worn by you' },
  'one channel': { title: 'On TikTok', channel: 'tiktok', filters: false },
};
