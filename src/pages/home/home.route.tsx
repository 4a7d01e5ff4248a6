/** The home page of a fascia. */
import { useState } from 'react';
import { Link } from 'react-router';
import type { Route } from './+types/home.route.ts';

export function loader(_args: Route.LoaderArgs) {
  return { greeting: 'Hello </script> world' };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>{loaderData.greeting}</h1>
      <Link to="/?x=1">self</Link>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </main>
  );
}
