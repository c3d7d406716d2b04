interface PageHeadProps {
  readonly title: string;
  readonly description?: string;
}

/** Title and description of a page; React moves them into the document's head. */
export const PageHead = ({ title, description }: PageHeadProps) => (
  <>
    <title>{title}</title>
    {description && <meta name="description" content={description} />}
  </>
);
