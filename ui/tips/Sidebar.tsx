import { useLocation } from "react-router-dom";
import { Link } from "../design/components/actions/Link.tsx";
import { Cover, CoverImage } from "../design/components/media/Cover.tsx";
import { longDate, oneDecimal, wholeNumber } from "../design/components/text/format.ts";
import { french, typeset } from "../design/components/text/french.ts";
import { useUnit } from "../lib/useUnit.ts";
import { tipAddress, tipsPath } from "./address.ts";
import { listAddress } from "./listAddress.ts";
import { $query, $tips } from "./list.ts";
import { Aside, CategoryList, Figures, LatestLink, Staying, Thumbnails } from "./Sidebar.styles.ts";
import { $sidebar } from "./tipsSidebar.ts";
import type { ShownSidebar, SidebarTip } from "./shownSidebar.ts";
import { sidebarWords as words } from "./sidebarWords.ts";

const useIsList = () => useLocation().pathname === tipsPath;

const QuickTip = ({ tip, isCurrent }: { readonly tip: SidebarTip; readonly isCurrent: boolean }) => {
  const content = (
    <>
      <CoverImage category={tip.category} title={tip.title} plan={tip.plan} picture={tip.featuredImage} />
      {typeset(tip.title)}
    </>
  );
  // The page that is read is marked in its place, and leads nowhere.
  return isCurrent ? <span aria-current="page">{content}</span> : <Link to={tipAddress(tip.slug)}>{content}</Link>;
};

type QuickNavigationProps = { readonly tips: ShownSidebar["first"]; readonly pathname: string };

const QuickNavigation = ({ tips, pathname }: QuickNavigationProps) => (
  <nav aria-labelledby="quick-navigation">
    <h2 id="quick-navigation">{words.quickNavigation}</h2>
    <Thumbnails>
      {tips.map((tip) => (
        <li key={tip.slug}>
          <QuickTip tip={tip} isCurrent={tipAddress(tip.slug) === pathname} />
        </li>
      ))}
    </Thumbnails>
  </nav>
);

const Statistics = ({ statistics }: Pick<ShownSidebar, "statistics">) => {
  const { totalTips, totalViews, totalLikes, totalComments, averageRating } = statistics;
  const figures = [
    [words.totals.tips, wholeNumber(totalTips)],
    [words.totals.views, wholeNumber(totalViews)],
    [words.totals.likes, wholeNumber(totalLikes)],
    [words.totals.comments, wholeNumber(totalComments)],
    ...(averageRating === null ? [] : [[words.totals.rating, oneDecimal(averageRating)] as const]),
  ] as const;
  return (
    <section>
      <h2>{words.statistics}</h2>
      <Figures>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{french(name)}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </Figures>
    </section>
  );
};

const Categories = ({ categories }: Pick<ShownSidebar["statistics"], "categories">) => {
  const { category } = useUnit($query);
  const isList = useIsList();
  return (
    <section>
      <h2>{words.categories}</h2>
      <CategoryList>
        {categories.map(({ name, label, tips }) => (
          <li key={name}>
            <Link to={listAddress({ category: name })} aria-current={isList && name === category ? "true" : undefined}>
              {label}
              <b>{wholeNumber(tips)}</b>
            </Link>
          </li>
        ))}
      </CategoryList>
    </section>
  );
};

type LatestProps = { readonly tip: SidebarTip; /** The list begins with it. */ readonly isLead: boolean };

const Latest = ({ tip, isLead }: LatestProps) => (
  <section>
    <h2>{words.latest}</h2>
    <LatestLink to={tipAddress(tip.slug)}>
      {!isLead && (
        <Cover shape="wide" category={tip.category} title={tip.title} plan={tip.plan} picture={tip.featuredImage} />
      )}
      <b>{typeset(tip.title)}</b>
      <span>{[tip.categoryLabel, longDate(tip.publishedAt)].filter(Boolean).join(", ")}</span>
    </LatestLink>
  </section>
);

/**
 * The sidebar of the list and of each tip. In the list the figures come first, because its first cards are those of
 * quick navigation and of the latest addition. Stays empty until the answer, and after a failure.
 */
export const Sidebar = () => {
  const { around, tips } = useUnit({ around: $sidebar, tips: $tips });
  const { pathname } = useLocation();
  const isList = pathname === tipsPath;
  const first = around.status === "ready" ? around.value.first : [];
  // On the page of the latest tip, the one before it.
  const latest = first.find(({ slug }) => tipAddress(slug) !== pathname);
  const quick = latest && <QuickNavigation tips={first} pathname={pathname} />;
  const lead = tips.status === "ready" && tips.value.page === 1 && tips.value.tips[0]?.slug;
  return (
    <Aside aria-label={words.around} aria-busy={around.status === "loading" || undefined}>
      {around.status === "ready" && (
        <>
          {!isList && quick}
          <Statistics statistics={around.value.statistics} />
          {around.value.statistics.categories.length > 0 && (
            <Categories categories={around.value.statistics.categories} />
          )}
          <Staying>
            {isList && quick}
            {latest && <Latest tip={latest} isLead={isList && latest.slug === lead} />}
          </Staying>
        </>
      )}
    </Aside>
  );
};
