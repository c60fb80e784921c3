import { shop } from "virtual:club/shop";
import { StaffStep } from "../../admin/setup/StaffStep.tsx";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { Board } from "../../design/components/boards/Board.tsx";
import { Call } from "../../design/components/boards/Call.tsx";
import { ArticleSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { PageHead } from "../../design/components/frames/PageHead.tsx";
import { FirstState } from "../../design/components/surfaces/FirstState.tsx";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { adviceOnRead } from "../../lib/feedback/failure.ts";
import { focusContent } from "../../lib/focusContent.ts";
import { useFollowing } from "../../lib/live/following.ts";
import { Head } from "../../lib/page/Head.tsx";
import { clubImagePath, shareImageOf } from "../../lib/page/shareImage.ts";
import type { PageHandle } from "../../lib/page/handle.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { FollowWays } from "../FollowWays.tsx";
import { InvitationButton } from "../InvitationButton.tsx";
import { useTexts } from "../pages/texts.ts";
import { Others } from "./Others.tsx";
import { $products, $shopStatus, productsRetried, shopOpened } from "./products.ts";
import { Stage } from "./Stage.tsx";
import { words } from "./words.ts";

/** Why the page has no product, under its title. */
const NoProducts = () => {
  const { products, retry } = useUnit({ products: $products, retry: productsRetried });
  const { description } = useTexts("shop", shop);
  const again = <QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>;
  return (
    <>
      <PageHead title={words.title} text={description} />
      <Board as="div" $edge="near">
        <Wrap>
          {products.status === "loading" ? (
            <ArticleSkeleton words={words.loading} />
          ) : products.status === "failed" ? (
            <EmptyState why="failed" title={words.failed} text={adviceOnRead(products)} action={again} />
          ) : (
            <FirstState what="shop" title={words.none} text={words.noneText} ways={<FollowWays />}>
              <StaffStep id="product" />
            </FirstState>
          )}
        </Wrap>
      </Board>
    </>
  );
};

export const Component = () => {
  const { products } = useUnit({ products: $products });
  useFollowing("products");
  const { description, call } = useTexts("shop", shop);
  const [first, ...others] = products.status === "ready" ? products.value : [];
  return (
    <>
      <Head
        title={words.title}
        description={description}
        path="/shop"
        image={shareImageOf(clubImagePath, first?.pictures[0])}
      />
      {first ? <Stage key={first.id} product={first} /> : <NoProducts />}
      {others.length > 0 && <Others products={others} />}
      <Call title={call.title} text={call.text} edge="notch">
        <InvitationButton {...call} />
      </Call>
    </>
  );
};

export const handle: PageHandle = { opened: shopOpened, status: $shopStatus, shows: ["products"] };
