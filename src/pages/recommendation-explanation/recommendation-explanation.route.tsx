/** Page for developers: candidates for related products, their counts, and why they are left out. */
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { devRoute } from '#request/route.server.ts';
import type { Route } from './+types/recommendation-explanation.route.ts';

export const loader = devRoute(async (shop, { params }) => {
  const productKey = params.product ?? '';
  const found = await shop.ports.recommendations.explain(scopeOf(shop), productKey);
  return { productKey, candidates: found };
});

export const meta: Route.MetaFunction = () => [
  { title: 'Recommendations explained' },
  { name: 'robots', content: 'noindex' },
];

const COLUMNS = ['Product', 'Outcome', 'Reason', 'Score', 'Viewed with', 'Bought with'] as const;

export default function RecommendationExplanation({ loaderData }: Route.ComponentProps) {
  const { productKey, candidates } = loaderData;
  return (
    <main id="main" className="page pb-16">
      <h1 className="py-8 text-3xl">Recommendations for {productKey}</h1>
      {candidates === null && <p>The service does not explain its recommendations.</p>}
      <div className="overflow-x-auto">
        <table className="w-full text-start text-sm">
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="p-2 text-start">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {candidates?.map((candidate) => (
              <Candidate key={candidate.productKey} candidate={candidate} />
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}

type CandidateProps = {
  readonly candidate: NonNullable<Route.ComponentProps['loaderData']['candidates']>[number];
};

function Candidate({ candidate }: CandidateProps) {
  const { productKey, exclusion, reason, score, counts } = candidate;
  const cells = [
    exclusion === null ? 'recommended' : `left out: ${exclusion}`,
    'sessions' in reason ? `${reason.kind} (${reason.sessions} sessions)` : reason.kind,
    score.toFixed(3),
    counts?.viewers ?? 0,
    counts?.buyers ?? 0,
  ];
  return (
    <tr className="border-t border-line">
      <th scope="row" className="p-2 text-start">
        <Link to={links.explainRecommendations(productKey)} className="underline">
          {productKey}
        </Link>
      </th>
      {cells.map((cell, column) => (
        <td key={COLUMNS[column + 1]} className="p-2">
          {cell}
        </td>
      ))}
    </tr>
  );
}
