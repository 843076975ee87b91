import { Blossom } from "../../base/ui/ornaments/blossom.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { type ProductFieldsFragment, useProductsQuery } from "../../generated/office.ts"
import { formatAmount } from "../admin/amount.ts"
import { useListAddress } from "../admin/list-address.ts"
import { RecordList } from "../admin/record-list.tsx"
import { type Columns, NameAndText } from "../admin/record-table.tsx"
import style from "./products-screen.module.css"

export function ProductsScreen() {
  const { search, page } = useListAddress()

  return (
    <RecordList
      of="product"
      query={useProductsQuery({ variables: { search, page, perPage: 20 } })}
      list={({ products }) => products}
      columns={columns}
      searchLabel="Search by name or description"
      empty="No products yet. Uniforms, books: add what families can order."
    />
  )
}

const columns: Columns<ProductFieldsFragment> = [
  { head: "Product", cell: (product) => <Name product={product} /> },
  { head: "In stock", numeric: true, narrow: "start", cell: ({ stock }) => <Stock of={stock} /> },
  { head: "Price", numeric: true, narrow: "end", noLabel: true, cell: ({ price }) => formatAmount(price) },
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
      <NameAndText to={`/admin/products/${id}`} name={name} text={description} />
    </span>
  )
}

function Stock({ of }: { of: number }) {
  return of === 0 ? <span className={style.none}>None left</span> : of.toLocaleString("en-GB")
}
