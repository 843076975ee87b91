import { AdminPage } from "../admin/admin-page.tsx"
import { formatAmount } from "../admin/amount.ts"
import { useListAddress } from "../admin/list-address.ts"
import { Listing, ListTools } from "../admin/listing.tsx"
import { type Column, RecordTable } from "../admin/record-table.tsx"
import { SearchBox } from "../admin/search-box.tsx"
import { withPreviousData } from "../admin/with-previous-data.ts"
import { type ProductFieldsFragment, useProductsQuery } from "../generated/office.ts"
import { ButtonLink } from "../ui/controls/button.tsx"
import { Link } from "../ui/controls/link.tsx"
import { Blossom } from "../ui/ornaments/blossom.tsx"
import { Picture } from "../ui/pictures/picture.tsx"
import style from "./products-screen.module.css"

const addLink = <ButtonLink to="/admin/products/add">Add a product</ButtonLink>

export function ProductsScreen() {
  const { page, search, change, pageAddress } = useListAddress()
  const asked = useProductsQuery({ variables: { search, page, perPage: 20 } })

  return (
    <AdminPage title="Products" action={addLink}>
      <ListTools>
        <SearchBox label="Search by name or description" value={search} onSearch={(q) => change({ q })} />
      </ListTools>
      <Listing
        query={withPreviousData(asked, ({ products }) => products)}
        page={page}
        to={pageAddress("/admin/products")}
        title="Products"
        one="product"
        narrowed={Boolean(search)}
        empty={{ text: "No products yet. Uniforms, books: add what families can order.", action: addLink }}
      >
        {(products, stale) => <RecordTable label="Products" columns={columns} records={products} stale={stale} />}
      </Listing>
    </AdminPage>
  )
}

const columns: [Column<ProductFieldsFragment>, ...Column<ProductFieldsFragment>[]] = [
  { head: "Product", cell: (product) => <Name product={product} /> },
  { head: "In stock", numeric: true, narrow: "start", cell: ({ stock }) => <Stock of={stock} /> },
  { head: "Price", numeric: true, narrow: "end", bare: true, cell: ({ price }) => formatAmount(price) },
]

function Name({ product: { id, name, description, picture } }: { product: ProductFieldsFragment }) {
  return (
    <span className={style.product}>
      {picture ? (
        <Picture of={picture} className={style.picture} sizes="4rem" alt="" />
      ) : (
        <span className={style.picture}>
          <Blossom className={style.blossom} />
        </span>
      )}
      <span className={style.words}>
        <Link to={`/admin/products/${id}`}>{name}</Link>
        <span className={style.description}>{description}</span>
      </span>
    </span>
  )
}

function Stock({ of }: { of: number }) {
  return of === 0 ? <span className={style.none}>None left</span> : of.toLocaleString("en-GB")
}
