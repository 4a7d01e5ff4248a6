/** Tabs over what is asked for when they are pressed: the one pressed last counts, whichever answer comes first. */
import { useRef, useState } from 'react';

type Shown<Tab, Content> = { readonly tab: Tab; readonly content: Content };

/** What was shown stays until there is an answer, and when there is none. */
export function useTabs<Tab, Content>(
  first: Shown<Tab, Content>,
  ask: (tab: Tab) => Promise<Content>,
) {
  const [shown, setShown] = useState(first);
  const [pressed, setPressed] = useState(first.tab);
  const latest = useRef(0);

  async function press(tab: Tab): Promise<void> {
    latest.current += 1;
    const turn = latest.current;
    setPressed(() => tab);
    const answer = await ask(tab).then(
      (content) => ({ tab, content }),
      () => shown,
    );
    if (turn !== latest.current) return;
    setShown(answer);
    setPressed(() => answer.tab);
  }

  return { pressed, content: shown.content, press };
}
